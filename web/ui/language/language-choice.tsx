import { useLocation } from '@tanstack/react-router'
import { entriesOf } from '../../../contract/kernel/keys-of.ts'
import { builtFor } from '../../../texts/built-for.ts'
import { isEnglishAlone } from '../../../texts/language-at.ts'
import { isLanguage, type Language, languages } from '../../../texts/languages.ts'
import { chooseLanguage } from '../../platform/choose-language.ts'
import classes from './language-choice.module.css'

const whole = entriesOf(languages).filter(([, { whole }]) => whole)

interface Props {
  /** Keeps the choice; without it this browser does. */
  onChoose?: (language: Language) => void
}

/**
 * The languages, each by its own name, so that whoever cannot read this page finds theirs. The browser's own list is the
 * lightest. A page that is there in English only offers no choice.
 */
export function LanguageChoice({ onChoose = chooseLanguage }: Props) {
  const { pathname } = useLocation()
  if (isEnglishAlone(pathname)) return null
  return (
    <select
      className={classes.choice}
      // text: said in both, for the one who looks for it cannot read the other.
      aria-label="Language / भाषा"
      value={builtFor}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && onChoose(value)}
    >
      {whole.map(([language, { name }]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  )
}
