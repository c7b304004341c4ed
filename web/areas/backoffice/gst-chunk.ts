export { OfficeGstIndexPage } from '../../gst/gst-index.tsx'
export { OfficeGstListPage } from '../../gst/registration/office-list-page.tsx'
export { OfficeGstPage } from '../../gst/registration/office-page.tsx'
