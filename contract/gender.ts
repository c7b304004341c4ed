export const genders = ['M', 'F', 'T'] as const
export const genderOptions = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
  { value: 'T', label: 'Transgender' },
]
/** As the registration and the member's card read it: M is male, and what is neither M nor T is female. */
export const genderWord = (gender: string): string =>
  genderOptions.find(({ value }) => value === gender)?.label ?? 'Female'
