// One chunk for the frame and the first page: a visitor's first look must not wait for a second file.
export { HomePage } from './home-page.tsx'
export { PublicLayout } from './public-layout.tsx'
