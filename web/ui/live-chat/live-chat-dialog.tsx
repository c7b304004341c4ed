import { Modal, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getChat } from '../../../contract/site.ts'
import { visitorTexts } from '../../../texts/en/visitor.ts'
import { callQuery } from '../../platform/call-query.ts'
import { QueryProvider } from '../../platform/query-provider.tsx'
import { QueryView } from '../page-states/query-view.tsx'
import classes from './live-chat-dialog.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

/** The embedded chat page, 500 pixels high. */
export function LiveChatDialog({ opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={visitorTexts.liveChat()}
      size="lg"
      closeButtonProps={{ 'aria-label': visitorTexts.closeChat() }}
    >
      <QueryProvider>
        <Chat />
      </QueryProvider>
    </Modal>
  )
}

function Chat() {
  const chat = useQuery(callQuery(getChat))
  return <QueryView query={chat}>{({ api }) => <ChatFrame address={api} />}</QueryView>
}

function ChatFrame({ address }: { address: string }) {
  // An address of another kind (javascript:, data:) would run inside the portal.
  if (!/^https:\/\//i.test(address))
    return (
      <Text py="xl" ta="center">
        {visitorTexts.chatServiceIsNot()}
      </Text>
    )
  return (
    <iframe
      src={address}
      title={visitorTexts.liveChat()}
      className={classes.frame}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}
