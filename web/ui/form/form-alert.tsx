import { Alert } from '@mantine/core'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { doorTexts } from '../../../texts/en/door.ts'
import type { Words } from '../../../texts/say.ts'
import { alertParts } from './alert-parts.ts'
import classes from './form-alert.module.css'
import { useInSight } from './use-in-sight.ts'

interface Props {
  /** What the submit failed with; nothing is shown without one. */
  error: unknown
  /** The person closed it. */
  onClose: () => void
  /** Names of fields, for the list: 'E-mail: Required'. */
  labels?: Readonly<Record<string, Words>>
}

/** A failed submit, told at the top of its form. */
export function FormAlert({ error, onClose, labels }: Props) {
  const place = useInSight(error)
  if (error === undefined || error === null) return null
  const { title, lines } = alertParts(error, labels)
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="red"
      icon={<IconAlertCircle aria-hidden />}
      title={title}
      role="alert"
      withCloseButton
      closeButtonLabel={doorTexts.dismiss()}
      onClose={onClose}
    >
      {lines.length > 0 && (
        <ul className={classes.lines} data-single={lines.length === 1 || undefined}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
