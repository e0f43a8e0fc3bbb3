import { describeJourneys } from './describe-journeys.ts';

describeJourneys('chromium');
