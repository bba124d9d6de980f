import type { NavigationCount } from '@onward/contracts/portal/portal'
import { create } from 'zustand'

/** What navigation counts; 0 until it is known. Filled by the controls of people signed in. */
export const useCounts = create<Readonly<Record<NavigationCount, number>>>()(() => ({ messages: 0, applications: 0 }))
