/// A word that cook mode and its timers put on a page.
enum CookWord: String, CaseIterable, Sendable {
    // From step to step
    case ingredients
    case previous
    case next
    case start = "cook_start"
    case step = "cook_step"
    case finish = "cook_finish"
    case leave = "cook_leave"
    case awake = "cook_awake"
    case sleeps = "cook_sleeps"
    // Timers
    case timers
    case labelled
    case timerStart = "timer_start"
    case timerAsk = "timer_ask"
    case timerStep = "timer_step"
    case timerOver = "timer_over"
    case timerPause = "timer_pause"
    case timerResume = "timer_resume"
    case timerMinute = "timer_minute"
    case timerRemove = "timer_remove"
    case timerCalendar = "timer_calendar"
    case timerSilent = "timer_silent"
}
