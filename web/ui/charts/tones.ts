import classes from './tones.module.css'

/** The colours of charts, by name. */
export type Tone = 'blue' | 'teal' | 'orange' | 'grape' | 'cyan' | 'yellow' | 'red'

export const toneClass = (tone: Tone): string => classes[tone] ?? ''
