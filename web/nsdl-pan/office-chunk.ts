// One chunk: who opens a list opens an application next, and each chunk is named on the login page too.
export { OfficePanIndexPage } from './index/office-index-page.tsx'
export { OfficePanInfoPage } from './info/office-info-page.tsx'
export { OfficePanListPage } from './office/office-list-page.tsx'
export { TinVerifyPage } from './office/tin-verify-page.tsx'
export { VerifyPage } from './office/verify-page.tsx'
