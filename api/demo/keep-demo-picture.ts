import sharp from 'sharp'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { keepDemoFile } from './keep-demo-file.ts'

export type DemoPicture = 'card' | 'face' | 'shop' | 'paper'

const line = (y: number, width: number) => `<rect x="70" y="${y}" width="${width}" height="14" rx="7" fill="#9fb0c8"/>`
const head = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#c99a76"/><path d="M${x - size * 1.9} ${y + size * 3}a${size * 1.9} ${size * 1.8} 0 0 1 ${size * 3.8} 0z" fill="#3a5a8c"/>`

/** Shapes only: letters would need a font, and every machine has others. */
const drawings: Record<DemoPicture, { width: number; height: number; shapes: string }> = {
  card: {
    width: 860,
    height: 540,
    shapes: `<rect width="860" height="540" rx="34" fill="#dfe9f7"/><rect width="860" height="96" fill="#2459c4"/>${line(170, 380)}${line(220, 300)}${line(270, 340)}<rect x="610" y="150" width="180" height="220" fill="#fff"/>${head(700, 225, 40)}${line(430, 520)}`,
  },
  face: { width: 420, height: 520, shapes: `<rect width="420" height="520" fill="#eef2f8"/>${head(210, 190, 92)}` },
  shop: {
    width: 860,
    height: 600,
    shapes:
      '<rect width="860" height="600" fill="#cfe3f5"/><rect y="520" width="860" height="80" fill="#9a8f82"/><rect x="90" y="150" width="680" height="370" fill="#f4e7cf"/><rect x="70" y="110" width="720" height="80" fill="#b5452f"/><rect x="140" y="250" width="250" height="180" fill="#8fb3d9"/><rect x="500" y="250" width="170" height="270" fill="#6b4a33"/>',
  },
  paper: {
    width: 620,
    height: 860,
    shapes: `<rect width="620" height="860" fill="#fdfcf7"/><rect x="70" y="70" width="160" height="60" rx="8" fill="#2459c4"/>${[190, 240, 290, 340, 430, 480, 530].map((y, i) => line(y, 470 - (i % 3) * 90)).join('')}<circle cx="470" cy="690" r="70" fill="none" stroke="#7a4fa3" stroke-width="8"/>`,
  },
}

/** Keeps a small invented picture, so that there is something to look at in the demo; answers the id of its row. */
export async function keepDemoPicture(
  tx: Tx,
  files: FileStore,
  { picture, name, userId }: { picture: DemoPicture; name: string; userId: string },
): Promise<string> {
  const content = await draw(picture)
  return keepDemoFile(tx, files, { content, type: 'image/jpeg', name, purpose: 'demo', userId })
}

const drawn = new Map<DemoPicture, Promise<Buffer>>()

/** Each is drawn once: many are kept, and none differs from another. */
function draw(picture: DemoPicture): Promise<Buffer> {
  const { width, height, shapes } = drawings[picture]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`
  const known =
    drawn.get(picture) ?? sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
  drawn.set(picture, known)
  return known
}
