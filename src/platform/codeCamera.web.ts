import type { CodeCamera } from './device';

/** The part of the Shape Detection API that is used here; TypeScript's DOM does not know it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorKind {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats?: () => Promise<readonly string[]>;
}

type Detecting = { BarcodeDetector?: DetectorKind };

const between = 120;

/** Whether there is a camera to ask for. */
export const canAskForCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function';

/** A computer may have none; all else that goes wrong is for the browser's settings. */
const whyNot = (error: unknown): 'none' | 'refused' =>
  error instanceof DOMException && error.name === 'NotFoundError' ? 'none' : 'refused';

const openCamera = (): Promise<MediaStream | 'none' | 'refused'> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).catch(whyNot);

/** Asks for the camera before it is needed; says whether it may be used. */
export async function askForCamera(): Promise<boolean> {
  const stream = canAskForCamera() ? await openCamera() : 'none';
  if (typeof stream === 'string') return false;
  stream.getTracks().forEach((track) => track.stop());
  return true;
}

/** Small enough to be read many times a second, large enough for a code at arm's length. */
const pictureWidth = 640;

/** Reads codes without the browser's help, for those that have none: loaded when it is needed. */
async function makeReader(): Promise<Detector> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  return {
    detect: async (video) => {
      if (brush === null || video.videoWidth === 0) return [];
      canvas.width = Math.min(pictureWidth, video.videoWidth);
      canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
      brush.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = brush.getImageData(0, 0, canvas.width, canvas.height);
      try {
        return [{ rawValue: decodeQR({ data, width, height }) }];
      } catch {
        // It throws where there is none in the picture.
        return [];
      }
    },
  };
}

async function makeDetector(): Promise<Detector> {
  // The browsers that have it put it among the globals.
  const { BarcodeDetector } = globalThis as Detecting;
  const formats = (await BarcodeDetector?.getSupportedFormats?.().catch(() => [])) ?? [];
  return BarcodeDetector && formats.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : makeReader();
}

/** Shows what the camera sees in a view, and tells every code in it. */
export async function readCodes(
  view: unknown,
  onText: (text: string) => void,
): Promise<CodeCamera> {
  if (!canAskForCamera() || !(view instanceof HTMLElement)) return { ok: false, why: 'none' };
  const stream = await openCamera();
  if (typeof stream === 'string') return { ok: false, why: stream };
  const video = showIn(view, stream);
  const detector = await makeDetector();
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
