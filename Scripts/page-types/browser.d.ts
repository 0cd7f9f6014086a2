// What browsers have and the library of TypeScript 4.8 does not know.

interface Array<T> {
    findLast(fits: (value: T) => boolean): T | undefined;
    findLastIndex(fits: (value: T, place: number) => boolean): number;
}

interface String {
    toWellFormed(): string;
}

/** Of elements no text is null (https://dom.spec.whatwg.org/#dom-node-textcontent), and a copy is of the same class. */
interface Element {
    textContent: string;
    cloneNode(deep?: boolean): this;
}

interface ARIAMixin {
    ariaInvalid: string | null;
    role: string | null;
}

/** `AbortSignal` with what is newer than its declaration, which no other can add to. */
type AbortSignals = typeof AbortSignal & { timeout(milliseconds: number): AbortSignal };

declare function scrollTo(options: { left: number; top: number; behavior: "instant" }): void;

/** https://w3c.github.io/screen-wake-lock/ */
interface WakeLockSentinel extends EventTarget {
    readonly released: boolean;
    release(): Promise<void>;
}

interface Navigator {
    readonly wakeLock: { request(type: "screen"): Promise<WakeLockSentinel> };
}

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api */
declare class BarcodeDetector {
    static getSupportedFormats(): Promise<string[]>;
    constructor(options: { formats: string[] });
    detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
