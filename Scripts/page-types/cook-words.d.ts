// `assets/cook-words.js`: what it adds to the words of `words.js`.

/** The cases of `CookWord`. */
type CookWord =
    | "ingredients" | "previous" | "next" | "cook_start" | "cook_step" | "cook_finish" | "cook_leave" | "cook_awake" | "cook_sleeps"
    | "timers" | "labelled" | "timer_start" | "timer_ask" | "timer_step" | "timer_over" | "timer_pause" | "timer_resume" | "timer_minute"
    | "timer_remove" | "timer_calendar" | "timer_silent";
