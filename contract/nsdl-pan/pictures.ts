/** How a provider wants a picture: exact pixels, the density written into it, and the most bytes. */
export interface PictureRule {
  width: number
  height: number
  dpi: number
  maxBytes: number
  colour: 'colour' | 'grey' | 'black-white'
  /** Where the shapes differ: 'cover' cuts the longer side, 'contain' adds white. Neither ever stretches. */
  fit: 'cover' | 'contain'
}

export const pictureKinds = ['photo', 'signature'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const pictureProviders = ['protean', 'uti'] as const
export type PictureProvider = (typeof pictureProviders)[number]

// A kB counts as 1000 here, so that a picture fits whichever way the provider counts.
const kB = 1000

/** What each provider takes; the sources disagree on some, so the newer and the stricter ones stand here. */
export const pictureRules: Readonly<Record<PictureProvider, Readonly<Record<PictureKind, PictureRule>>>> = {
  protean: {
    photo: { width: 197, height: 276, dpi: 200, maxBytes: 50 * kB, colour: 'colour', fit: 'cover' },
    signature: { width: 354, height: 157, dpi: 200, maxBytes: 50 * kB, colour: 'grey', fit: 'contain' },
  },
  uti: {
    photo: { width: 213, height: 213, dpi: 300, maxBytes: 30 * kB, colour: 'colour', fit: 'cover' },
    signature: { width: 400, height: 200, dpi: 600, maxBytes: 60 * kB, colour: 'black-white', fit: 'contain' },
  },
}
