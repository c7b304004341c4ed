// Runs before the first paint, so that a dark page never flashes light. The page's policy allows no inline script.
const kept = localStorage.getItem('mantine-color-scheme-value')
const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
// Who is signed in is led on at once: the visitors' page need not show first.
if (sessionStorage.getItem('token')) document.documentElement.setAttribute('data-signed-in', '')
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
