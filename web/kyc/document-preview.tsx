import { Loader } from '@mantine/core'
import { kycTexts } from '../../texts/en/kyc.ts'
import classes from './document-card.module.css'

interface Props {
  /** An address inside this tab; nothing while it is on its way. */
  source: string | undefined
  isPdf: boolean
  alt: string
  /** The browser cannot draw it. */
  onBroken?: () => void
}

/** A document, small: an image, or a PDF in a frame. */
export function DocumentPreview({ source, isPdf, alt, onBroken }: Props) {
  if (!source) return <Loader size="sm" role="status" aria-label={kycTexts.loading({ alt })} />
  if (isPdf) return <iframe className={classes.paper} src={source} title={alt} />
  return <img className={classes.image} src={source} alt={alt} onError={onBroken} />
}
