import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import IconZoomReset from '@tabler/icons-react/dist/esm/icons/IconZoomReset.mjs'
import { useState } from 'react'
import { recordTexts } from '../../../texts/en/record.ts'
import { ErrorCard } from '../page-states/error-card.tsx'
import { ToolButton } from '../tool-button.tsx'
import classes from './document-viewer.module.css'
import { useDocumentFile } from './use-document-file.ts'

interface Props {
  /** Where the file is served. */
  path: string
  isPdf: boolean
  label: string
  /** Where a picture of its first page is served, for browsers that show no PDF inside a page. */
  picture?: string
}

/** A document as large as there is room: an image to zoom and turn, or a PDF in a frame. */
export function DocumentViewer({ path, isPdf, label, picture }: Props) {
  const file = useDocumentFile(path)
  if (file.isError) return <ErrorCard error={file.error} onRetry={() => void file.refetch()} />
  if (!file.data)
    return (
      <div className={classes.frame} data-loading role="status" aria-label={recordTexts.loading({ label })}>
        <Loader size="sm" aria-hidden />
      </div>
    )
  if (isPdf && navigator.pdfViewerEnabled === false)
    return <PdfElsewhere source={file.data} label={label} picture={picture} />
  if (isPdf) return <iframe className={classes.paper} src={file.data} title={label} />
  return <Picture source={file.data} label={label} />
}

/** Most phones open a PDF only by itself: its first page as a picture, if there is one, and the way to the whole. */
function PdfElsewhere({ source, label, picture }: Omit<Props, 'path' | 'isPdf'> & { source: string }) {
  return (
    <Stack gap="sm">
      {picture && <DocumentViewer path={picture} isPdf={false} label={label} />}
      <Group gap="sm">
        <Button component="a" href={source} target="_blank" rel="noreferrer" variant="light">
          {recordTexts.openThePdf()}
        </Button>
        <Text size="sm" c="dimmed">
          {picture ? recordTexts.thisIsItsFirst() : recordTexts.thisBrowserShowsNo()}
        </Text>
      </Group>
    </Stack>
  )
}

const start = { zoom: 1, turns: 0 }
const mostZoom = 5

function Picture({ source, label }: { source: string; label: string }) {
  const [{ zoom, turns }, setLook] = useState(start)
  const zoomBy = (factor: number) =>
    setLook((look) => ({ ...look, zoom: Math.min(mostZoom, Math.max(1, look.zoom * factor)) }))
  return (
    <div>
      <Group gap="xs" mb="xs" role="group" aria-label={recordTexts.lookCloser()}>
        <ToolButton
          label={recordTexts.zoomIn()}
          icon={IconZoomIn}
          disabled={zoom === mostZoom}
          onClick={() => zoomBy(1.5)}
        />
        <ToolButton
          label={recordTexts.zoomOut()}
          icon={IconZoomOut}
          disabled={zoom === 1}
          onClick={() => zoomBy(1 / 1.5)}
        />
        <ToolButton
          label={recordTexts.rotate()}
          icon={IconRotateClockwise}
          onClick={() => setLook((look) => ({ ...look, turns: look.turns + 1 }))}
        />
        <ToolButton label={recordTexts.asItWas()} icon={IconZoomReset} onClick={() => setLook(start)} />
      </Group>
      {/* A part that scrolls must be reachable by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture is moved by the arrow keys */}
      <section className={classes.frame} tabIndex={0} aria-label={recordTexts.pictureOf({ label })}>
        <img
          className={classes.image}
          src={source}
          alt={label}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%`, transform: `rotate(${turns * 90}deg)` }}
        />
      </section>
    </div>
  )
}
