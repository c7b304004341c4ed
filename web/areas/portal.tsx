import { MantineProvider } from '@mantine/core'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { RenderedReplies } from '../platform/kept-reply.ts'
import { readableColors, theme } from '../ui/theme.ts'

interface Props {
  router: AnyRouter
  /** The replies that the page was rendered with, if the server rendered it. */
  rendered?: ComponentProps<typeof RenderedReplies>['value']
}

/** The whole portal, the same on the server and in the browser: what one renders the other takes over. */
export function Portal({ router, rendered = {} }: Props) {
  return (
    <RenderedReplies value={rendered}>
      <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto">
        <RouterProvider router={router} />
      </MantineProvider>
    </RenderedReplies>
  )
}
