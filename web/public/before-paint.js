// Runs before the first paint, so that a dark page never flashes light. The page's policy allows no inline script.
const kept = localStorage.getItem('mantine-color-scheme-value')
const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
// Who is signed in is led on at once: the visitors' page need not show first.
if (sessionStorage.getItem('token')) document.documentElement.setAttribute('data-signed-in', '')
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

// A page that the server rendered can be read before it answers. What is tapped meanwhile is kept, and pressed by main.tsx
// once it does. Links and the phone's menu are left out: the browser answers for them.
let tapped
const noteTap = ({ target }) => {
  tapped = target.closest('button:not([popovertarget])')
}
addEventListener('click', noteTap)
window.takeTap = () => {
  removeEventListener('click', noteTap)
  return tapped?.isConnected ? tapped : undefined
}
