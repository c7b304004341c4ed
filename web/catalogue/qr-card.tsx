import { Paper, Stack, Text } from '@mantine/core'
import IconQrcodeOff from '@tabler/icons-react/dist/esm/icons/IconQrcodeOff.mjs'
import { useState } from 'react'
import classes from './qr-card.module.css'

interface Props {
  /** The address of the image; null while there is none. */
  source: string | null
  /** What the image is, for who cannot see it. */
  alt: string
  /** Said when there is none. */
  emptyText: string
}

/** A QR image on a card of 350 by 350 pixels. */
export function QrCard({ source, alt, emptyText }: Props) {
  const [unreadable, setUnreadable] = useState<string>()
  const text = source === null ? emptyText : 'This browser cannot show the picture.'
  const shown = source !== null && source !== unreadable
  return (
    <Paper className={classes.card} radius="md" data-filled={shown || undefined} data-testid="qr-card">
      {!shown ? (
        <Stack align="center" gap="xs" ta="center">
          <IconQrcodeOff size={56} stroke={1.3} aria-hidden />
          <Text c="dimmed">{text}</Text>
        </Stack>
      ) : (
        <img className={classes.image} src={source} alt={alt} onError={() => setUnreadable(source)} />
      )}
    </Paper>
  )
}
