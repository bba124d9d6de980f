import type { NavigationCount } from '@onward/contracts/portal/portal'
import { create } from 'zustand'

/** The navigation's counts; 0 until known. Set by the controls of signed-in people. */
export const useCounts = create<Readonly<Record<NavigationCount, number>>>()(() => ({ messages: 0, applications: 0 }))
