import { Button, type ButtonProps } from '@mantine/core'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { lazy, Suspense, useState } from 'react'

// The dialog is code that most visits never need.
const LiveChatDialog = lazy(() => import('./live-chat-dialog.tsx').then((file) => ({ default: file.LiveChatDialog })))

/** Opens the chat. Looks are the caller's: floating on the public site, full width in the sidebar. */
export function LiveChatButton(looks: ButtonProps) {
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState(false)
  function open() {
    setWanted(true)
    setOpened(true)
  }
  return (
    <>
      <Button leftSection={<IconMessageCircle size={18} />} {...looks} onClick={open}>
        Live Chat
      </Button>
      {wanted && (
        <Suspense>
          <LiveChatDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
