// One chunk: who opens a list opens an application next, and each chunk is named on the login page too.
export { OfficePanIndexPage } from '../../nsdl-pan/index/office-index-page.tsx'
export { OfficePanInfoPage } from '../../nsdl-pan/info/office-info-page.tsx'
export { OfficePanListPage } from '../../nsdl-pan/office/office-list-page.tsx'
export { TinVerifyPage } from '../../nsdl-pan/office/tin-verify-page.tsx'
export { VerifyPage } from '../../nsdl-pan/office/verify-page.tsx'
