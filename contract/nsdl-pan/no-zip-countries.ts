import { plainCountry } from './countries.ts'

/**
 * Countries and territories whose post has no codes, with the short names that people write. After the list
 * 'Countries without zip codes' of geopostcodes.com, looked at on 17 November 2026.
 */
const withoutCodes = `
Angola; Antigua and Barbuda; Aruba; Bahamas; Belize; Benin; Bolivia; Botswana; Burundi; Cameroon;
Central African Republic; Chad; Comoros; Congo; Republic of the Congo; Congo-Brazzaville; Cook Islands; Cote d'Ivoire;
Ivory Coast; Curacao; Djibouti; Dominica; Equatorial Guinea; Eritrea; Ethiopia; Fiji; Gabon; Gambia; Grenada; Guinea;
Guinea-Bissau; Guyana; Honduras; Hong Kong; Hongkong; Hong Kong SAR; Jamaica; Macau; Macao; Mauritania; North Korea; Panama;
Qatar; Rwanda; Saint Kitts and Nevis; St Kitts and Nevis; Sao Tome and Principe; Seychelles; Sierra Leone; Sint Maarten;
Solomon Islands; Somalia; South Sudan; Sudan; Suriname; Syria; Timor-Leste; East Timor; Togo; Tokelau; Tonga; Tuvalu;
UAE; United Arab Emirates; Vanuatu; Yemen; Zambia; Zimbabwe`

export const countriesWithoutZip: readonly string[] = withoutCodes.split(';').map((name) => name.trim())
const known = new Set(countriesWithoutZip.map(plainCountry))

/** Whether an address there has no ZIP code to write down. */
export const hasNoZip = (country: string): boolean => known.has(plainCountry(country))
