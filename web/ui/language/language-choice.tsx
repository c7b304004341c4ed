import { entriesOf } from '../../../contract/kernel/keys-of.ts'
import { builtFor } from '../../../texts/built-for.ts'
import { isLanguage, type Language, languages } from '../../../texts/languages.ts'
import { chooseLanguage } from '../../platform/choose-language.ts'
import classes from './language-choice.module.css'

interface Props {
  /** What else is done with the choice, before the page is loaded in that language. */
  onChoose?: (language: Language) => Promise<unknown>
}

const whole = entriesOf(languages).filter(([, { whole }]) => whole)

/** The languages, each by its own name, so that whoever cannot read this page finds theirs. The browser's own list is the lightest. */
export function LanguageChoice({ onChoose }: Props) {
  async function choose(language: string): Promise<void> {
    if (!isLanguage(language)) return
    await onChoose?.(language)
    chooseLanguage(language)
  }
  return (
    <select
      className={classes.choice}
      // text: said in both, for the one who looks for it cannot read the other.
      aria-label="Language / भाषा"
      value={builtFor}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      {whole.map(([language, { name }]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  )
}
