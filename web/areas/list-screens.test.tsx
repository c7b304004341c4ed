import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { BankListPage } from '../catalogue/bank-list-page.tsx'
import { IdListPage } from '../catalogue/id-list-page.tsx'
import { PackageListPage } from '../catalogue/package-list-page.tsx'
import { MerchantCourierListPage, OfficeCourierListPage } from '../courier/courier-list-page.tsx'
import { FilingListPage } from '../gst/filing/list-page.tsx'
import { OfficeFilingListPage } from '../gst/filing/office-list-page.tsx'
import { GstListPage } from '../gst/registration/list-page.tsx'
import { OfficeGstListPage } from '../gst/registration/office-list-page.tsx'
import { KycListPage } from '../kyc/kyc-list-page.tsx'
import { IdSaleListPage } from '../merchant/id-sale-list-page.tsx'
import { MemberListPage } from '../merchant/member-list-page.tsx'
import { MerchantListPage } from '../merchant/merchant-list-page.tsx'
import { PaymentListPage } from '../payment-request/payment-list-page.tsx'
import { RegistrationListPage } from '../registration/registration-list-page.tsx'
import { MerchantStaffListPage } from '../staff/merchant-staff-list-page.tsx'
import { StaffListPage } from '../staff/staff-list-page.tsx'
import { UserListPage } from '../staff/user-list-page.tsx'
import { narrowScreen } from '../testing/narrow-screen.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { CouponListPage } from '../uti-pan/coupon-list-page.tsx'
import { OfficeCouponsPage } from '../uti-pan/office-coupons-page.tsx'

const screens: ComponentType[] = [
  BankListPage,
  IdListPage,
  PackageListPage,
  OfficeCourierListPage,
  MerchantCourierListPage,
  OfficeFilingListPage,
  FilingListPage,
  OfficeGstListPage,
  GstListPage,
  KycListPage,
  IdSaleListPage,
  MemberListPage,
  MerchantListPage,
  PaymentListPage,
  RegistrationListPage,
  MerchantStaffListPage,
  StaffListPage,
  UserListPage,
  CouponListPage,
  OfficeCouponsPage,
]

const who = { 'GET /auth/me': () => json({ code: 'X000001', role: 'admin', owner: true, permissions: [] }) }

it.each(screens.map((Screen) => [Screen.name, Screen] as const))(
  '%s shows the one list table',
  async (_name, Screen) => {
    serve(who)
    await renderPage(<Screen />)
    expect(await screen.findByPlaceholderText('Search all columns...')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'S#' })).toBeTruthy()
  },
)

it.each(screens.map((Screen) => [Screen.name, Screen] as const))(
  '%s shows cards and no table on a phone',
  async (_name, Screen) => {
    const widen = narrowScreen()
    serve(who)
    await renderPage(<Screen />)
    expect(await screen.findByPlaceholderText('Search all columns...')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'S#' })).toBeNull()
    widen()
  },
)
