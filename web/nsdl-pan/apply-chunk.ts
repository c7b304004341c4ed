// One chunk: the pages of applying lead to each other.
export { ApplyCorrectionPage, ApplyNewPage, ReapplyPage } from './apply/apply-page.tsx'
export { CorrectPanPage, NewPanPage } from './apply/category-page.tsx'
export { PaperlessPage, StartCorrectionPage, StartNewPage } from './apply/start-page.tsx'
