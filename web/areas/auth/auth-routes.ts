import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { publicPaths as to } from '../../../contract/public-paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { loginSearch, onlyForVisitors } from '../guards.ts'

/** Signing in and what helps those who cannot. */
export function authRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'auth',
    validateSearch: loginSearch,
    beforeLoad: onlyForVisitors,
    component: lazyPage(() => import('./auth-chunk.ts'), 'AuthLayout'),
  })
  return area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: to.login,
      component: lazyPage(() => import('./auth-chunk.ts'), 'LoginPage'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: to.resetPassword,
      component: lazyPage(() => import('./forgotten-chunk.ts'), 'ResetPasswordPage'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: to.forgotUserName,
      component: lazyPage(() => import('./forgotten-chunk.ts'), 'ForgotUsernamePage'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: to.register,
      component: lazyPage(() => import('../../registration/register-page.tsx'), 'RegisterPage'),
    }),
  ])
}

/** Where mailed links lead that are also for people who are signed in. */
export function mailedLinkRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'mailed-link',
    validateSearch: loginSearch,
    component: lazyPage(() => import('./auth-chunk.ts'), 'AuthLayout'),
  })
  return area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: to.confirmEmail,
      component: lazyPage(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
    }),
  ])
}
