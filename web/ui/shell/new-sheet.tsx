import { Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { shellTexts } from '../../../texts/en/shell.ts'
import { say, type Words } from '../../../texts/say.ts'
import classes from './new-sheet.module.css'

/** Something that can be begun. */
export interface SheetWay {
  label: Words
  /** A few words about it. */
  about: Words
  to: string
}

interface Props {
  ways: readonly SheetWay[]
  opened: boolean
  onClose: () => void
}

/** Comes up from the foot of a phone's screen: everything that can be begun, one tap each. */
export function NewSheet({ ways, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shellTexts.newApplication()}
      centered={false}
      transitionProps={{ transition: 'slide-up' }}
      classNames={{ inner: classes.inner, content: classes.content, body: classes.body }}
      closeButtonProps={{ 'aria-label': shellTexts.close() }}
    >
      <ul className={classes.list}>
        {ways.map(({ label, about, to }) => (
          <li key={to}>
            <Link to={to} className={classes.way} onClick={onClose}>
              <strong>{say(label)}</strong>
              <span className={classes.about}>{say(about)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
