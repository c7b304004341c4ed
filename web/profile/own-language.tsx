import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { setLanguage } from '../../contract/profile.ts'
import { ownLanguageTexts } from '../../texts/en/own-language.ts'
import { isEnglishAlone } from '../../texts/language-at.ts'
import type { Language } from '../../texts/languages.ts'
import { call } from '../platform/call.ts'
import { chooseLanguage } from '../platform/choose-language.ts'
import { LanguageChoice } from '../ui/language/language-choice.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toastError } from '../ui/toast.ts'

/** The choice of somebody who is signed in: kept with the person, and in this browser. */
export function OwnLanguage() {
  const choose = useMutation({
    mutationFn: (language: Language) => call(setLanguage, { body: { language } }),
    onSuccess: (_nothing, language) => chooseLanguage(language),
    onError: toastError,
  })
  return <LanguageChoice onChoose={choose.mutate} />
}

/** The same as a part of a page, where the page speaks more than English. */
export function OwnLanguageSection() {
  const { pathname } = useLocation()
  if (isEnglishAlone(pathname)) return null
  return (
    <SectionCard title={ownLanguageTexts.language()} about={ownLanguageTexts.portalMailsAndNotices()}>
      <OwnLanguage />
    </SectionCard>
  )
}
