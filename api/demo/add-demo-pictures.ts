import QRCode from 'qrcode'
import sharp from 'sharp'
import { demoPayee, demoSlides } from '../../database/demo/slides.ts'
import type { Tx } from '../platform/database.ts'
import type { DemoHouse } from './demo-house.ts'
import { drawWords } from './draw-words.ts'
import { keepDemoFile } from './keep-demo-file.ts'

type Slide = (typeof demoSlides)[number]
const [width, height] = [1280, 512]

/** The code that everyone pays by, the same beside the first bank, and the slides of all three front pages. */
export async function addDemoPictures(tx: Tx, { files, adminId }: DemoHouse): Promise<void> {
  const content = await QRCode.toBuffer(demoPayee, { width: 700, errorCorrectionLevel: 'M' })
  const code = { content, type: 'image/png', purpose: 'payment-qr', userId: adminId }
  const keep = (name: string) => keepDemoFile(tx, files, { ...code, name })
  await tx
    .insertInto('payment_qr')
    .values({ file_id: await keep('payment-qr.png'), updated_by: adminId })
    .execute()
  const qr_file_id = await keep('bank-qr.png')
  await tx.updateTable('bank_account').set({ qr_file_id }).where('position', '=', 1).execute()
  for (const [i, slide] of demoSlides.entries()) await addSlide(tx, { files, adminId }, { slide, position: i + 1 })
}

async function addSlide(
  tx: Tx,
  { files, adminId }: Pick<DemoHouse, 'files' | 'adminId'>,
  { slide, position }: { slide: Slide; position: number },
): Promise<void> {
  const picture = { content: await drawSlide(slide), type: 'image/jpeg', name: `slide-${position}.jpg` }
  const file_id = await keepDemoFile(tx, files, { ...picture, purpose: 'carousel', userId: adminId })
  const { title, link, audience } = slide
  await tx
    .insertInto('carousel_slide')
    .values({ title, link, audience, file_id, position, created_by: adminId })
    .execute()
}

function drawSlide({ lines: [first, second], colours: [dark, light] }: Slide): Promise<Buffer> {
  const circle = (cx: number, cy: number, r: number) =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#fff" opacity="0.09"/>`
  const card = `<g transform="translate(930 150) rotate(-7)"><rect width="270" height="176" rx="20" fill="#fff" opacity="0.95"/><rect x="24" y="28" width="70" height="84" rx="8" fill="${light}" opacity="0.5"/>${[34, 66, 98].map((y) => `<rect x="114" y="${y}" width="${y === 98 ? 84 : 126}" height="14" rx="7" fill="${dark}" opacity="0.35"/>`).join('')}<rect x="24" y="132" width="222" height="18" rx="9" fill="${dark}" opacity="0.6"/></g>`
  const words =
    drawWords(first, { x: 80, y: 250, size: 58, weight: 'bold', fill: '#fff' }) +
    drawWords(second, { x: 82, y: 325, size: 34, fill: '#fff' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>${circle(1150, 60, 210)}${circle(1010, 470, 160)}${circle(60, 480, 120)}${card}${words}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer()
}
