import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react()],
  css: { postcss: import.meta.dirname },
  // `npm run size` reads the manifest to learn which chunks a page loads.
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Every browser we serve preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
