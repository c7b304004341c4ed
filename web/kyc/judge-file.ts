import { paperRule, photoRule } from '../../contract/kyc.ts'
import { type DocumentKind, documentLabels, isPhotoKind } from '../../contract/kyc-moves.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const pdf = 'application/pdf'

/** What a picker offers for a document. */
export const typesOf = (kind: DocumentKind): string[] => (isPhotoKind(kind) ? pictureTypes : [...pictureTypes, pdf])

/** Why a file cannot be this document, as a sentence that names both; nothing where it may. */
export function judgeFile(kind: DocumentKind, { name, type, size }: File): string | undefined {
  const { maxBytes } = isPhotoKind(kind) ? photoRule : paperRule
  const which = `${documentLabels[kind]}: ${name}`
  if (!typesOf(kind).includes(type))
    return `${which} cannot be taken. Choose a JPG, PNG or WebP picture${isPhotoKind(kind) ? '' : ', or a PDF'}.`
  // A picture is made smaller before it goes.
  if (type === pdf && size > maxBytes)
    return `${which} is larger than ${maxBytes / 1_000_000} MB. Choose a smaller one.`
  return undefined
}

/** What a browser cannot draw is damaged, or something else under the name of a picture. */
export const brokenWords = (kind: DocumentKind, { name }: File): string =>
  `${documentLabels[kind]}: ${name} cannot be opened. Choose another one.`
