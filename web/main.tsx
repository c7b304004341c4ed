import '@fontsource-variable/inter'
import '@mantine/core/styles.layer.css'
import './ui/global.css'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createPortalRouter } from './router.tsx'
import { readableColors, theme } from './ui/theme.ts'

const router = createPortalRouter()
const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
}
