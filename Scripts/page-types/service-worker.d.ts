// `service-worker.js`, which runs `offline.js` (`ServiceWorker`), and what a service worker has of its own.

declare const kitchenOffline: {
    /** The same for the same scripts, styles and data, and no other. */
    build: string;
    /** A page in place of one that was not read; `{scope}` is where the site begins. */
    page: string;
};

declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<Name extends keyof ServiceWorkerGlobalScopeEventMap>(
    name: Name, act: (event: ServiceWorkerGlobalScopeEventMap[Name]) => void): void;
