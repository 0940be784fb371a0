import type { CodeCamera } from './device';

/** The part of the Shape Detection API that is used here; TypeScript's DOM does not know it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type Detecting = { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector };

const between = 120;

/** Whether this browser can look for codes: it has a camera to ask for and knows how to read them. */
export const canAskForCamera = (): boolean =>
  'BarcodeDetector' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Shows what the camera sees in a view, and tells every code in it. */
export async function readCodes(
  view: unknown,
  onText: (text: string) => void,
): Promise<CodeCamera> {
  // The browsers that have it put it among the globals.
  const { BarcodeDetector } = globalThis as Detecting;
  if (!canAskForCamera() || BarcodeDetector === undefined || !(view instanceof HTMLElement))
    return { ok: false, why: 'none' };
  const stream = await navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment' } })
    .catch(() => null);
  if (stream === null) return { ok: false, why: 'refused' };
  const video = showIn(view, stream);
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const timer = setInterval(() => {
    detector.detect(video).then(
      (codes) => codes.forEach(({ rawValue }) => onText(rawValue)),
      // A frame before the first, or one that went by: the next will do.
      () => undefined,
    );
  }, between);
  return {
    ok: true,
    off: () => {
      clearInterval(timer);
      stream.getTracks().forEach((track) => track.stop());
      video.remove();
    },
  };
}

function showIn(view: HTMLElement, stream: MediaStream): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.autoplay = true;
  video.srcObject = stream;
  video.setAttribute('aria-hidden', 'true');
  Object.assign(video.style, { width: '100%', height: '100%', objectFit: 'cover' });
  view.append(video);
  // Switched off before its first picture: nobody waits for it any more.
  video.play().catch(() => undefined);
  return video;
}
