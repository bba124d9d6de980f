import { testOddInput } from './odd-input'

testOddInput('identity')
