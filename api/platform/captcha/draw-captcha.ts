import sharp from 'sharp'
import { pickRandom, randomBetween } from './chance.ts'
import { letterPath } from './letter-path.ts'

const width = 220
const height = 80
const inks = ['#1f2d52', '#23404f', '#3a2a55', '#204035', '#4a2c33']
const papers = ['#f2f5fa', '#f7f3ec', '#eef6f1']

/** A PNG that shows the text to people. Letters are drawn as outlines, so that no font need be installed. */
export function drawCaptcha(text: string): Promise<Buffer> {
  const [ink, paper] = [pickRandom(inks), pickRandom(papers)]
  const parts = [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    ...repeat(90, () => dot(ink)),
    ...[...text].map((letter, i) => `<path fill="${ink}" d="${letterPath(letter, place(i, text.length))}"/>`),
    ...repeat(3, () => strike(ink)),
    ...repeat(1, () => strike(paper)),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer()
}

function place(index: number, count: number): { x: number; y: number } {
  const step = (width - 30) / count
  return { x: 15 + step * (index + 0.5) + randomBetween(-2, 2), y: height / 2 + randomBetween(-7, 7) }
}

function dot(ink: string): string {
  const radius = randomBetween(0.5, 1.6).toFixed(1)
  return `<circle cx="${x()}" cy="${y()}" r="${radius}" fill="${ink}" opacity="${randomBetween(0.3, 0.9).toFixed(1)}"/>`
}

/** A curve from edge to edge; those in the colour of the paper cut through the letters. */
function strike(colour: string): string {
  const path = `M-5 ${y()}C${width / 3} ${y()} ${(width * 2) / 3} ${y()} ${width + 5} ${y()}`
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${randomBetween(1.1, 1.9).toFixed(1)}"/>`
}

const x = () => randomBetween(0, width).toFixed(1)
const y = () => randomBetween(4, height - 4).toFixed(1)

function repeat(times: number, make: () => string): string[] {
  return Array.from({ length: times }, make)
}
