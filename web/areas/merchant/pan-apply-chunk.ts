// One chunk: the pages of applying lead to each other.
export { ApplyCorrectionPage, ApplyNewPage, ReapplyPage } from '../../nsdl-pan/apply/apply-page.tsx'
export { CorrectPanPage, NewPanPage } from '../../nsdl-pan/apply/category-page.tsx'
export { PaperlessPage, StartCorrectionPage, StartNewPage } from '../../nsdl-pan/apply/start-page.tsx'
