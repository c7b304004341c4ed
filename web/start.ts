import '@fontsource-variable/inter'
import '@mantine/core/styles.layer.css'
import './ui/global.css'

/** Until the browser has drawn the page once; a hidden tab draws nothing, so it does not wait long for it. */
function painted(): Promise<unknown> {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))])
}

// A page that the server rendered is there to be read: running the scripts first would only keep it from the eyes.
if (document.getElementById('replies')) await painted()
await import('./main.tsx')
