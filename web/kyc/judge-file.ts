import { kycDocumentRule, photoRule } from '../../contract/kyc.ts'
import { type DocumentKind, documentLabels, isPhotoKind } from '../../contract/kyc-moves.ts'
import { kycTexts } from '../../texts/en/kyc.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const pdf = 'application/pdf'

/** What a picker offers for a document. */
export const typesOf = (kind: DocumentKind): string[] => (isPhotoKind(kind) ? pictureTypes : [...pictureTypes, pdf])

/** Other names that pickers have for the same. */
const sameTypes: Record<string, string> = { 'image/jpg': 'image/jpeg', 'image/pjpeg': 'image/jpeg' }
/** What pickers say of a file that they know nothing of. */
const unknownTypes = ['', 'application/octet-stream']
const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf,
}

/** The file under the type that it has: where the picker does not know it, the ending of the name tells. */
export function withType(file: File): File {
  const ending = endingOf(file.name)
  const byEnding = (ending && typesByEnding[ending]) || file.type
  const type = unknownTypes.includes(file.type) ? byEnding : (sameTypes[file.type] ?? file.type)
  return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified })
}

/** Why a file cannot be this document, as a sentence that names both; nothing where it may. */
export function judgeFile(kind: DocumentKind, { name, type, size }: File): string | undefined {
  const { maxBytes } = isPhotoKind(kind) ? photoRule : kycDocumentRule
  const which = { document: documentLabels[kind](), name }
  // Neither type nor ending: the server looks inside.
  const tellsNothing = unknownTypes.includes(type) && !endingOf(name)
  if (!tellsNothing && !typesOf(kind).includes(type))
    return isPhotoKind(kind) ? kycTexts.choosePicture(which) : kycTexts.choosePictureOrPdf(which)
  // A picture is made smaller before it goes.
  if (type === pdf && size > maxBytes) return kycTexts.largerThan({ ...which, megabytes: maxBytes / 1_000_000 })
  return undefined
}

const endingOf = (name: string): string | undefined => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()

/** What a browser cannot draw is damaged, or something else under the name of a picture. */
export const brokenWords = (kind: DocumentKind, { name }: File): string =>
  kycTexts.cannotBeOpenedChoose({ kind: documentLabels[kind](), name })
