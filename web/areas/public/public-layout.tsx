import { Outlet } from '@tanstack/react-router'
import { publicTexts } from '../../../texts/en/public.ts'
import { LiveChatButton } from '../../ui/live-chat/live-chat-button.tsx'
import { DemoLine } from '../../ui/site/demo-line.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import classes from './public-layout.module.css'

/** The frame of the public site: header 60 high, footer, and the chat floating over the page. */
export function PublicLayout() {
  return (
    <div className={classes.page}>
      <a href="#content" className="skip-link">
        {publicTexts.skipToThePage()}
      </a>
      <PublicHeader />
      <main id="content" className={classes.main}>
        <DemoLine />
        <Outlet />
      </main>
      <PublicFooter />
      <LiveChatButton
        pos="fixed"
        bottom={20}
        right={20}
        radius="xl"
        size="md"
        className="needs-script"
        style={{ zIndex: 50 }}
      />
    </div>
  )
}
