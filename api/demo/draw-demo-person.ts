interface Box {
  x: number
  y: number
  width: number
  height: number
}

const skins = ['#c99a76', '#a9744f', '#e0b48f', '#8d5b3c']
const clothes = ['#3a5a8c', '#7a3b52', '#2f6b55', '#8a6a2f', '#5b4a8c']
const hairs = ['#1c1713', '#2b211b', '#4a3a30', '#6d6a66']

/** A face of nobody, as large as its box; the number says which. */
export function drawFace(no: number, { x, y, width, height }: Box): string {
  const [skin, cloth, hair] = [skins[no % 4], clothes[no % 5], hairs[Math.floor(no / 2) % 4]]
  const [cx, cy, r] = [x + width / 2, y + height * 0.42, width * 0.24]
  const clip = `face-${no}`
  return `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>
    <g clip-path="url(#${clip})"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#dfe7f1"/>
    <path d="M${cx - r * 2} ${y + height}a${r * 2} ${r * 1.9} 0 0 1 ${r * 4} 0z" fill="${cloth}"/>
    <rect x="${cx - r * 0.35}" y="${cy + r * 0.6}" width="${r * 0.7}" height="${r * 0.9}" fill="${skin}"/>
    <ellipse cx="${cx}" cy="${cy}" rx="${r * 0.92}" ry="${r * 1.15}" fill="${skin}"/>
    <path d="M${cx - r} ${cy - r * 0.2}a${r} ${r * 1.2} 0 0 1 ${r * 2} 0q-${r} -${r * (0.5 + (no % 3) * 0.2)} -${r * 2} 0z" fill="${hair}"/>
    <circle cx="${cx - r * 0.35}" cy="${cy}" r="${r * 0.08}" fill="#222"/><circle cx="${cx + r * 0.35}" cy="${cy}" r="${r * 0.08}" fill="#222"/>
    <path d="M${cx - r * 0.3} ${cy + r * 0.5}q${r * 0.3} ${r * 0.18} ${r * 0.6} 0" stroke="#7a4a3a" stroke-width="${r * 0.07}" fill="none"/></g>`
}

/** A stroke of a pen that no one makes. */
export function drawDemoSignature(no: number, { x, y, width, height }: Box): string {
  const at = (part: number, rise: number) => `${x + width * part} ${y + height * rise}`
  const sway = 0.15 + (no % 5) * 0.06
  return `<path d="M${at(0.08, 0.65)}C${at(0.16, sway)} ${at(0.22, 0.95)} ${at(0.3, 0.5)}S${at(0.42, sway)} ${at(0.5, 0.6)}S${at(0.6, 0.9)} ${at(0.66, 0.45)}S${at(0.8, sway + 0.2)} ${at(0.92, 0.4)}M${at(0.2, 0.82)}L${at(0.85, 0.74)}" fill="none" stroke="#16181d" stroke-width="${height * 0.035}" stroke-linecap="round"/>`
}
