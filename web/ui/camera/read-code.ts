/** What newer browsers bring along; TypeScript does not know it yet. */
interface CodeDetector {
  detect(source: HTMLCanvasElement): Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => CodeDetector
  }
}

/** Reads the text of a QR code in a picture. */
export type ReadCode = (picture: HTMLCanvasElement) => Promise<string | undefined>

/** The browser's own reader, or else ours, which is fetched when it is needed. */
export async function openCodeReader(): Promise<ReadCode> {
  const Detector = window.BarcodeDetector
  if (!Detector) return openOwnReader()
  try {
    const detector = new Detector({ formats: ['qr_code'] })
    // Some browsers name it and have nothing behind it: then this fails at once.
    await detector.detect(document.createElement('canvas'))
    return async (picture) => (await detector.detect(picture))[0]?.rawValue
  } catch {
    return openOwnReader()
  }
}

async function openOwnReader(): Promise<ReadCode> {
  const { default: jsQR } = await import('jsqr')
  return async (picture) => {
    const { width, height } = picture
    const pixels = picture.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height)
    return (pixels && jsQR(pixels.data, width, height, { inversionAttempts: 'dontInvert' })?.data) || undefined
  }
}
