import { testOddInput } from './odd-input'

testOddInput('gateway')
