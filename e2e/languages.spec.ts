import { expect, fillLogin, test } from './portal/test.ts'

const choice = 'Language / भाषा'

test('a visitor chooses Hindi, reads the site in it, signs in, and finds it again after signing out', async ({
  page,
  refusals,
  isMobile,
}) => {
  refusals.allow(400)
  await page.goto('/')
  await page.getByLabel(choice).selectOption('hi')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('एक ही काउंटर पर')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')

  if (isMobile) await page.getByRole('button', { name: 'मेन्यू' }).click()
  await page.getByRole('link', { name: 'सेवाएं', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'सेवाएं' })).toBeVisible()
  await expect(page).toHaveTitle(/^सेवाएं · /)

  if (isMobile) await page.getByRole('button', { name: 'मेन्यू' }).click()
  await page.getByRole('link', { name: 'लॉग इन', exact: true }).first().click()
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  await expect(page.getByText('ज़रूरी है')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'यूज़र नेम' }).fill('9800000001')
  await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('not this one')
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  await expect(page.getByText('यूज़र नेम या पासवर्ड गलत है।')).toBeVisible()

  await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('Demo@12345')
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  await expect(page.getByRole('button', { name: 'लॉगआउट' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.getByRole('button', { name: 'लॉगआउट' }).click()
  await expect(page.getByRole('button', { name: 'लॉग इन' })).toBeVisible()

  await page.getByLabel(choice).selectOption('en')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await fillLogin(page, '9800000001')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a visitor tracks an application and begins a registration in Hindi, and a merchant reads the own KYC in it', async ({
  page,
  refusals,
}) => {
  refusals.allow(404)
  await page.goto('/track')
  await page.getByLabel(choice).first().selectOption('hi')
  await expect(page.getByRole('heading', { level: 1, name: 'अपने PAN आवेदन की स्थिति जांचें' })).toBeVisible()
  await page.getByLabel('टोकन नंबर या पावती संख्या').fill('3999999999')
  await page.getByLabel('जन्म या स्थापना की तारीख').fill('01-01-1990')
  await page.getByRole('button', { name: 'स्थिति जांचें' }).click()
  await expect(page.getByText('इस नंबर और तारीख से कोई आवेदन नहीं मिला।')).toBeVisible()

  await page.goto('/auth/register')
  await expect(page.getByRole('heading', { name: 'चरण 1 / 3: व्यक्ति' })).toBeVisible()
  await page.getByRole('button', { name: 'आगे' }).click()
  await expect(page.getByText('ज़रूरी है').first()).toBeVisible()

  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'यूज़र नेम' }).fill('9800000001')
  await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('Demo@12345')
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  await expect(page.getByRole('button', { name: 'लॉगआउट' })).toBeVisible()
  await page.goto('/kyc/merchant')
  await expect(page.getByText('आपका KYC स्वीकृत है।')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('without a script the site comes in the language that was chosen before', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies([{ name: 'language', value: 'hi', url: test.info().project.use.baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('के बारे में')
})

test('another language needs a file and no code: a page in Marathi, with what it lacks in English', async ({
  page,
  refusals,
}) => {
  refusals.allow(404)
  await page.context().addCookies([{ name: 'language', value: 'mr', url: test.info().project.use.baseURL ?? '' }])
  await page.goto('/track')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page.getByRole('heading', { level: 1, name: 'तुमच्या PAN अर्जाची स्थिती पहा' })).toBeVisible()
  await page.getByLabel('टोकन किंवा पोचपावती क्रमांक').fill('3999999999')
  await page.getByLabel('जन्म किंवा स्थापनेची तारीख').fill('01-01-1990')
  await page.getByRole('button', { name: 'स्थिती पहा' }).click()
  await expect(page.getByText('या क्रमांकाचा आणि तारखेचा कोणताही अर्ज सापडला नाही. कृपया दोन्ही तपासा.')).toBeVisible()
})
