/** Countries and territories by the names that are offered; behind a stroke the other names that people write. */
const list = `
Afghanistan; Albania; Algeria; American Samoa; Andorra; Angola; Anguilla; Antigua and Barbuda; Argentina; Armenia; Aruba;
Australia; Austria; Azerbaijan; Bahamas; Bahrain; Bangladesh; Barbados; Belarus; Belgium; Belize; Benin; Bermuda; Bhutan;
Bolivia; Bosnia and Herzegovina|Bosnia; Botswana; Brazil; British Virgin Islands; Brunei|Brunei Darussalam; Bulgaria;
Burkina Faso; Burundi; Cambodia; Cameroon; Canada; Cape Verde|Cabo Verde; Caribbean Netherlands; Cayman Islands;
Central African Republic; Chad; Chile; China|People's Republic of China; Christmas Island; Cocos Islands; Colombia; Comoros;
Congo|Republic of the Congo|Congo-Brazzaville; Cook Islands; Costa Rica; Cote d'Ivoire|Ivory Coast; Croatia; Cuba; Curacao;
Cyprus; Czechia|Czech Republic; Democratic Republic of the Congo|DR Congo|Congo-Kinshasa; Denmark; Djibouti; Dominica;
Dominican Republic; Ecuador; Egypt; El Salvador; Equatorial Guinea; Eritrea; Estonia; Eswatini|Swaziland; Ethiopia;
Falkland Islands; Faroe Islands; Fiji; Finland; France; French Guiana; French Polynesia; Gabon; Gambia; Georgia; Germany;
Ghana; Gibraltar; Greece; Greenland; Grenada; Guadeloupe; Guam; Guatemala; Guernsey; Guinea; Guinea-Bissau; Guyana; Haiti;
Honduras; Hong Kong|Hongkong|Hong Kong SAR; Hungary; Iceland; India; Indonesia; Iran; Iraq; Ireland|Republic of Ireland;
Isle of Man; Israel; Italy; Jamaica; Japan; Jersey; Jordan; Kazakhstan; Kenya; Kiribati; Kosovo; Kuwait; Kyrgyzstan; Laos;
Latvia; Lebanon; Lesotho; Liberia; Libya; Liechtenstein; Lithuania; Luxembourg; Macau|Macao; Madagascar; Malawi; Malaysia;
Maldives; Mali; Malta; Marshall Islands; Martinique; Mauritania; Mauritius; Mayotte; Mexico; Micronesia; Moldova; Monaco;
Mongolia; Montenegro; Montserrat; Morocco; Mozambique; Myanmar|Burma; Namibia; Nauru; Nepal; Netherlands|Holland;
New Caledonia; New Zealand; Nicaragua; Niger; Nigeria; Niue; Norfolk Island; North Korea; North Macedonia|Macedonia;
Northern Mariana Islands; Norway; Oman|Sultanate of Oman; Pakistan; Palau; Palestine|State of Palestine; Panama;
Papua New Guinea; Paraguay; Peru; Philippines; Pitcairn Islands; Poland; Portugal; Puerto Rico; Qatar|State of Qatar;
Reunion; Romania; Russia|Russian Federation; Rwanda; Saint Barthelemy; Saint Helena|St Helena;
Saint Kitts and Nevis|St Kitts and Nevis; Saint Lucia|St Lucia; Saint Martin|St Martin; Saint Pierre and Miquelon;
Saint Vincent and the Grenadines|St Vincent and the Grenadines; Samoa; San Marino; Sao Tome and Principe;
Saudi Arabia|Kingdom of Saudi Arabia|KSA; Senegal; Serbia; Seychelles; Sierra Leone; Singapore; Sint Maarten; Slovakia;
Slovenia; Solomon Islands; Somalia; South Africa; South Korea|Republic of Korea|Korea; South Sudan; Spain; Sri Lanka; Sudan;
Suriname; Svalbard and Jan Mayen; Sweden; Switzerland; Syria; Taiwan; Tajikistan; Tanzania; Thailand;
Timor-Leste|East Timor; Togo; Tokelau; Tonga; Trinidad and Tobago|Trinidad; Tunisia; Turkey|Turkiye; Turkmenistan;
Turks and Caicos Islands; Tuvalu; US Virgin Islands; Uganda; Ukraine; United Arab Emirates|UAE|Emirates;
United Kingdom|UK|Great Britain|England|Scotland|Wales|Northern Ireland;
United States of America|United States|USA|US|America; Uruguay; Uzbekistan; Vanuatu; Vatican City|Holy See; Venezuela;
Vietnam; Wallis and Futuna; Western Sahara; Yemen; Zambia; Zimbabwe`

const entries = list.split(';').map((entry) => entry.trim().split('|'))

/** For the choice beside the box. */
export const countryNames: readonly string[] = entries.map(([name = '']) => name)

/** However it is written: without dots, accents and a 'the' before it. */
export const plainCountry = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/’/g, "'")
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '')

const known = new Set(entries.flat().map(plainCountry))

export const isKnownCountry = (text: string): boolean => known.has(plainCountry(text))

const otherNamesOfIndia = ['in', 'ind', 'bharat', 'hindustan', 'republic of india', 'भारत', 'इंडिया', 'हिंदुस्तान']

/** What is meant to be India: another name of it, or a slip of one or two letters that makes no other country. */
export function isMeantAsIndia(text: string): boolean {
  const plain = plainCountry(text)
  if (isKnownCountry(text)) return false
  if (otherNamesOfIndia.some((name) => plainCountry(name) === plain)) return true
  return slips(plain, 'india') <= 2 && plain.startsWith('i')
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [at, wanted] of [...other].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === wanted ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
