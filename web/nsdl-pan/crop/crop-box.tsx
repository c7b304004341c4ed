import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { PictureKind } from '../../../contract/nsdl-pan/pictures.ts'
import { type CropCut, cropPage } from '../../../contract/nsdl-pan/scan.ts'
import classes from './crop.module.css'
import { type HeldCorner, moveCut, type Offset, resizeCut, scaleCut, turnCut } from './crop-geometry.ts'
import { kindTexts } from './use-crops.ts'

interface Props {
  kind: PictureKind
  cut: CropCut
  /** Width by height, as the provider wants it. */
  ratio: number
  chosen: boolean
  onChoose: () => void
  onChange: (cut: CropCut) => void
}

const step = 0.5
const longStep = 5
const ways: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const corners: HeldCorner[] = [
  { right: false, lower: false },
  { right: true, lower: false },
  { right: false, lower: true },
  { right: true, lower: true },
]
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A box on the page: dragged and drawn larger by mouse or finger, moved, sized and turned by keys. */
export function CropBox({ kind, cut, ratio, chosen, onChoose, onChange }: Props) {
  const hold = useHold(cut, ratio, onChange)
  function press(event: KeyboardEvent): void {
    const changed = byKey(event, cut, ratio)
    if (!changed) return
    event.preventDefault()
    onChange(changed)
  }
  return (
    <button
      type="button"
      className={classes.box}
      data-kind={kind}
      data-chosen={chosen || undefined}
      aria-label={kindTexts[kind].box()}
      aria-describedby="crop-keys"
      aria-pressed={chosen}
      style={{
        left: percent(cut.x, cropPage.width),
        top: percent(cut.y, cropPage.height),
        width: percent(cut.width, cropPage.width),
        height: percent(cut.height, cropPage.height),
        transform: `rotate(${cut.degrees}deg)`,
        // The name of the other box must not lie over the corners one holds.
        zIndex: chosen ? 2 : 1,
      }}
      onFocus={onChoose}
      onKeyDown={press}
      {...hold()}
    >
      <span className={classes.name}>{kindTexts[kind].label()}</span>
      {chosen &&
        corners.map((corner) => <Hold key={`${corner.right}${corner.lower}`} corner={corner} {...hold(corner)} />)}
    </button>
  )
}

function Hold({ corner, ...pointer }: { corner: HeldCorner } & ReturnType<ReturnType<typeof useHold>>) {
  const reach = -15
  const place = {
    [corner.right ? 'right' : 'left']: reach,
    [corner.lower ? 'bottom' : 'top']: reach,
    cursor: corner.right === corner.lower ? 'nwse-resize' : 'nesw-resize',
  }
  return <span className={classes.corner} style={place} data-corner {...pointer} />
}

function byKey(event: KeyboardEvent, cut: CropCut, ratio: number): CropCut | undefined {
  const way = ways[event.key]
  const far = event.shiftKey ? longStep : step
  if (way) return moveCut(cut, { x: way.x * far, y: way.y * far })
  if (event.key === '+' || event.key === '=') return scaleCut(cut, 1.02, ratio)
  if (event.key === '-') return scaleCut(cut, 1 / 1.02, ratio)
  if (event.key === '[') return turnCut(cut, -0.5)
  if (event.key === ']') return turnCut(cut, 0.5)
  return undefined
}

/** What a mouse or a finger does to a box, or to a corner of it, from where it was taken hold of. */
function useHold(cut: CropCut, ratio: number, onChange: (cut: CropCut) => void) {
  const held = useRef<{ from: Offset; cut: CropCut; perMillimetre: number } | null>(null)
  return (corner?: HeldCorner) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation()
      const page = event.currentTarget.closest(`.${classes.page}`)
      const perMillimetre = (page?.getBoundingClientRect().width ?? 0) / cropPage.width
      if (perMillimetre === 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { from: { x: event.clientX, y: event.clientY }, cut, perMillimetre }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!held.current) return
      event.stopPropagation()
      const { from, cut: start, perMillimetre } = held.current
      const by = { x: (event.clientX - from.x) / perMillimetre, y: (event.clientY - from.y) / perMillimetre }
      onChange(corner ? resizeCut(start, { corner, by, ratio }) : moveCut(start, by))
    },
    onPointerUp() {
      held.current = null
    },
    onPointerCancel() {
      held.current = null
    },
  })
}
