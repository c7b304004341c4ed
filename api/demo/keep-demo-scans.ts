import sharp from 'sharp'
import { formatDate, indianDay } from '../../contract/kernel/dates.ts'
import { isPerson, panCategories, panFormName } from '../../contract/nsdl-pan/category.ts'
import type { PanDraft } from '../../contract/nsdl-pan/draft.ts'
import { formLayout } from '../../contract/nsdl-pan/form-layout.ts'
import { type PictureKind, pictureKinds, pictureRules } from '../../contract/nsdl-pan/pictures.ts'
import type { PanMove } from '../../contract/nsdl-pan/states.ts'
import type { Tx } from '../platform/database.ts'
import type { DemoHouse } from './demo-house.ts'
import { drawDemoSignature, drawFace } from './draw-demo-person.ts'
import { drawDemoScan } from './draw-demo-scan.ts'
import { keepDemoFile } from './keep-demo-file.ts'
import type { Step } from './pan-way.ts'
import type { PlannedPan } from './plan-pans.ts'

export interface Scanned {
  id: string
  refNo: string
  ownerId: string
  one: PlannedPan & { sheet: PanDraft; way: Step[] }
}

interface Paper {
  kind: 'scan' | 'tin-scan' | 'photo' | 'signature'
  content: Buffer
  at: Date
  reading: object
}

/** Somebody will still look at their papers; those of the others have gone their way. */
const lookedAt = ['awaiting-crop', 'verification', 'verified', 'tin-resubmitted']
const endings = { scan: 'scan.pdf', 'tin-scan': 'corrected.pdf', photo: 'photo.jpg', signature: 'signature.jpg' }
const atOnce = 8
/** So many faces and signatures are told apart. */
const faces = 12
const pictures = new Map<string, Promise<Buffer>>()

/** The signed forms, with photo and signature once they are cut out. Drawn several at a time, kept one after the other. */
export async function keepDemoScans(tx: Tx, house: DemoHouse, scanned: readonly Scanned[]): Promise<void> {
  const wanted = scanned.filter(({ one }) => one.mode === 'physical' && lookedAt.includes(one.state))
  for (let from = 0; from < wanted.length; from += atOnce) {
    const some = wanted.slice(from, from + atOnce)
    const drawn = await Promise.all(some.map(drawPapers))
    for (const [i, form] of some.entries()) await keepPapers(tx, house, { ...form, papers: drawn[i] ?? [] })
  }
}

async function drawPapers({ refNo, one }: Scanned): Promise<Paper[]> {
  const when = (move: PanMove) => one.way.find((step) => step.move === move)?.at
  const [uploaded, cut, sentAgain] = [when('upload-scan'), when('crop'), when('tin-resubmit')]
  if (!uploaded) return []
  const person = isPerson(one.category) ? one.no % faces : undefined
  const formName = panFormName(one.type, one.category, indianDay(uploaded))
  const { pdf, reading } = await drawDemoScan({ formName, token: refNo, rows: rowsOf(one), person })
  const scan: Paper = { kind: 'scan', content: pdf, at: uploaded, reading }
  const cuts = pictureKinds.map(
    async (kind): Promise<Paper[]> =>
      cut ? [{ kind, content: await drawPicture(kind, one.no % faces), at: cut, reading }] : [],
  )
  const corrected: Paper[] = sentAgain ? [{ ...scan, kind: 'tin-scan', at: sentAgain }] : []
  return [scan, ...(await Promise.all(cuts)).flat(), ...corrected]
}

async function keepPapers(
  tx: Tx,
  { files }: DemoHouse,
  { id, refNo, ownerId, papers }: Scanned & { papers: readonly Paper[] },
): Promise<void> {
  let scan = ''
  for (const { kind, content, at, reading } of papers) {
    const name = `${refNo}-${endings[kind]}`
    const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
    const file_id = await keepDemoFile(tx, files, { content, type, name, purpose: `pan-${kind}`, userId: ownerId })
    const isCut = kind === 'photo' || kind === 'signature'
    const read = isCut ? { scan, cut: { page: 0, ...formLayout[kind], degrees: 0 } } : reading
    const kept = await tx
      .insertInto('pan_file')
      .values({ application_id: id, kind, file_id, at, by: ownerId, reading: JSON.stringify(read) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (kind === 'scan') scan = kept.id
  }
}

function drawPicture(kind: PictureKind, no: number): Promise<Buffer> {
  const key = `${kind} ${no}`
  const known = pictures.get(key) ?? renderPicture(kind, no)
  pictures.set(key, known)
  return known
}

function renderPicture(kind: PictureKind, no: number): Promise<Buffer> {
  const { width, height, dpi } = pictureRules.protean[kind]
  const drawn = (kind === 'photo' ? drawFace : drawDemoSignature)(no, { x: 0, y: 0, width, height })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' })
  const coloured = kind === 'photo' ? picture : picture.greyscale()
  return coloured.withMetadata({ density: dpi }).jpeg({ quality: 80 }).toBuffer()
}

function rowsOf({ sheet, category }: Scanned['one']): (readonly [string, string])[] {
  const name = sheet.cardName || sheet.entityName
  const born = formatDate(sheet.born)
  if (!isPerson(category))
    return [
      ['Full name', name],
      ['Status of the applicant', panCategories[category].label],
      ['Date of formation', born],
      ['Address of the office', `${sheet.officeFlat} ${sheet.officeRoad}, ${sheet.officeCity} ${sheet.officePin}`],
      ['Signed by', `${sheet.signatoryName}, ${sheet.capacity}`],
    ]
  return [
    ['Full name', name],
    ['Name on the card', name],
    ['Date of birth', born],
    ["Father's name", `${sheet.fatherFirst} ${sheet.fatherLast}`],
    ["Mother's name", `${sheet.motherFirst} ${sheet.motherLast}`],
    ['Address of residence', `${sheet.homeFlat} ${sheet.homeArea}, ${sheet.homeCity} ${sheet.homePin}`],
    ['Mobile number', sheet.mobileNo],
  ]
}
