import { Button, type ButtonProps } from '@mantine/core'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { type ComponentType, useRef, useState } from 'react'
import { visitorTexts } from '../../../texts/en/visitor.ts'

type Dialog = ComponentType<{ opened: boolean; onClose: () => void }>

/** Opens the chat. Looks are the caller's: floating on the public site, full width in the sidebar. */
export function LiveChatButton(looks: ButtonProps) {
  const [opened, setOpened] = useState(false)
  const [failed, setFailed] = useState(false)
  // A component is a function, and a state would call it.
  const dialog = useRef<Dialog>(undefined)
  async function open(): Promise<void> {
    try {
      // Code that most visits never need.
      dialog.current ??= (await import('./live-chat-dialog.tsx')).LiveChatDialog
      setOpened(true)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const Chat = dialog.current
  return (
    <>
      <Button leftSection={<IconMessageCircle size={18} />} {...looks} onClick={() => void open()}>
        {failed ? visitorTexts.noConnectionTryAgain() : visitorTexts.liveChat()}
      </Button>
      {Chat && <Chat opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
