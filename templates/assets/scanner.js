// Asks for the barcode of a product: by camera, by a photo, or typed. Gives its digits, or null where the reader gives up.
"use strict";

/** @returns {Promise<string | null>} */
const kitchenScan = async () => {
const words = kitchenWords;
const { make, button, submitted } = kitchenPage;
const video = make("video", { muted: true, playsInline: true, hidden: true });
const file = make("input", { type: "file", accept: "image/*" });
const typed = make("input", { name: "code", inputMode: "numeric", autocomplete: "off", maxLength: 14, size: 14 });
const said = make("p", { role: "status" });
const stop = button({ className: "button quiet", textContent: words.scan_stop }, () => dialog.close(""));
const form = make("form", { method: "dialog" },
    make("label", {}, words.scan_type, " ", typed), " ", make("button", { className: "button", textContent: words.scan_take }));
const dialog = make("dialog", { className: "scanner" },
    make("h2", { textContent: words.scan_title }), video, make("label", {}, words.scan_photo, " ", file), form, said, make("p", { className: "actions" }, stop));

await kitchenLoad.scripts("barcode");
const formats = ["ean_13", "ean_8", "upc_a"];
const supported = "BarcodeDetector" in globalThis ? await BarcodeDetector.getSupportedFormats().catch(() => null) : null;
const detector = supported?.includes("ean_13") ? new BarcodeDetector({ formats }) : null;

/**
 * The barcode in a picture, by the browser's reader or by ours.
 * @param {HTMLVideoElement | ImageBitmap} picture
 * @param {number} width
 * @param {number} height
 */
async function read(picture, width, height) {
    if (detector) {
        const found = (await detector.detect(picture).catch(() => []))[0]?.rawValue;
        if (found && kitchenBarcode.isChecked(found)) return found;
    }
    const scale = Math.min(1, 1200 / Math.max(width, height));
    const canvas = make("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return kitchenBarcode.read(context.getImageData(0, 0, canvas.width, canvas.height));
}

async function readPhoto() {
    said.textContent = "";
    try {
        const [chosen] = file.files ?? [];
        const picture = chosen && await createImageBitmap(chosen);
        const code = picture && await read(picture, picture.width, picture.height);
        if (code) return dialog.close(code);
    } catch { /* no picture */ }
    said.textContent = words.scan_none;
}

/** @param {MediaStream} stream */
async function watch(stream) {
    video.srcObject = stream;
    video.hidden = false;
    await video.play();
    while (dialog.open) {
        const code = video.videoWidth ? await read(video, video.videoWidth, video.videoHeight) : null;
        if (code) return dialog.close(code);
        await new Promise((done) => { setTimeout(done, 200); });
    }
}

submitted(form, () => {
    const code = typed.value.replace(/\s/g, "");
    if (/^(\d{8}|\d{12,14})$/.test(code) && kitchenBarcode.isChecked(code)) dialog.close(code);
    else said.textContent = words.scan_wrong;
});
file.addEventListener("change", readPhoto);
document.body.append(dialog);
dialog.showModal();
const stream = navigator.mediaDevices?.getUserMedia({ video: { facingMode: "environment" } }).catch(() => null);
stream?.then((found) => (found && dialog.open ? watch(found) : found?.getTracks().forEach((track) => track.stop())));
await new Promise((done) => { dialog.addEventListener("close", done); });
for (const track of (await stream)?.getTracks() ?? []) track.stop();
dialog.remove();
return dialog.returnValue || null;
};
