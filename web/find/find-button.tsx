import { Button } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Standing } from '../../contract/kernel/role.ts'
import { findTexts } from '../../texts/en/find.ts'
import type { Page } from '../ui/define-page.ts'
import type { Menu } from '../ui/shell/menu.ts'
import { toastError } from '../ui/toast.ts'
import classes from './find.module.css'

// text: it stands on the keys so.
const controlK = 'Ctrl K'

interface Finds {
  menu: Menu
  /** Pages that are no entry of the menu are found by what they say themselves. */
  pages: readonly Page[]
  /** Nothing while it is being asked for. */
  standing: Standing | undefined
}
export type Finder = ComponentType<Finds & { onClose: () => void }>

interface Props extends Finds {
  /** Fetches the dialog, which nobody needs before its first use. */
  load: () => Promise<Finder>
}

const onApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Opens the search; so do Ctrl K and ⌘ K anywhere in the area. */
export function FindButton({ load, ...finds }: Props) {
  const [opened, setOpened] = useState(false)
  // A component is a function, and a state would call it.
  const dialog = useRef<Finder>(undefined)
  const open = async () => {
    try {
      dialog.current ??= await load()
      setOpened(true)
    } catch {
      toastError(findTexts.theSearchCouldNot())
    }
  }
  useFindKey(() => void open())
  const Dialog = dialog.current
  return (
    <>
      <Button
        className={classes.button}
        variant="default"
        size="sm"
        aria-label={findTexts.search()}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.words}>
          {`\u00a0 ${findTexts.search()} \u00a0 `}
          <kbd className={classes.key}>{onApple() ? '⌘ K' : controlK}</kbd>
        </span>
      </Button>
      {opened && Dialog && <Dialog {...finds} onClose={() => setOpened(false)} />}
    </>
  )
}

function useFindKey(open: () => void): void {
  const newest = useRef(open)
  useEffect(() => {
    newest.current = open
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      newest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
