import { EN_ASK } from './en-ask.ts';
import type { LanguageTable } from './table.ts';

export const EN: LanguageTable = {
  language: 'en',
  classes: {
    not: 'not no dont dnt doesnt didnt isnt aint wasnt arent never nvr cant cannot cnt couldnt wont wouldnt shouldnt havent hasnt hadnt nor neither without unable',
    turn: 'i im ive id ill but and so because cuz bc cos if when then he she they hes shes until',
  },
  affirmed: `
    <not> kidding|joking|exaggerating|even|only|just|gonna_lie|lying|sure|know|care|dramatic : not kidding i'm going to kill myself
    <not> stop|shake|help|sleep|wait|escape|control|resist|get : can't stop wanting to die
    <not> ..2 anymore|any_more|any_longer|no_more|longer|idea : i can't anymore gonna end my life
    <not> cope|breathe|take|go_on|bear|stand|matter|point|one|reason|future : cant cope want to die`,
  frames: `
    rehears*|audition*|screenplay|script|storyline|fanfic|manuscript|playwright|drama_club|improv|roleplay|murder_mystery|true_crime|thriller|horror : rehearsing a scene scene of a thriller
    martial_arts|muay_thai|kickboxing|krav_maga|mma|ufc|taekwondo|fencing|wrestling|rugby|football|basketball|jiu_jitsu|bjj|hockey|tennis|netball|goalkeeper|quiz_night|scrabble|monopoly|poker : kickboxing on tuesday
    dungeons|elden_ring|valorant|call_of_duty|zelda|gta|skyrim|board_game*|video_game*|gaming|esports|tournament|speedrun : board_game night
    social_worker|social_work|care_home|hospice|paramedic*|nursing|midwife|firefighter|police_officer|safeguarding|first_aid|helpline|samaritans|caseworker|crisis_line|palliative : my safeguarding course
    history|historical|museum|war|ww2|exhibition|dissertation|article|newspaper|politics : an essay on the war
    childhood|as_a_kid|as_a_child|as_a_teen*|growing_up|grew_up|back_in : in my childhood
    years|decades ago|past|later|since|back : ten years ago
    used to : i used to cut
    when i was|were # : when i was 16 i cut
    when i was ..2 kid|child|teen*|young*|little|student|boy|girl : when i was a child
    back then|in_school|in_college : back then
    im|am|were|now safe|fine now|again : i'm safe now
    long time ago : a long time ago
    survivor*|survived : i'm a survivor of abuse
    in|for|writing|reading|of|from ..2 novel*|book|movie|film|episode|series|podcast|game|song|poem|essay|documentary|play : in my novel
    my|the|main ..1 character|protagonist|villain|plot|heroine|hero|novel|chapter* : my character kills
    chapter|scene|act|episode|season|level # : in chapter 3
    training|seminar|volunteer*|workshop|webinar|lecture|thesis|hotline|prevention|awareness|charity|campaign : a training on abuse
    im|am|as|work|working|being as? a|an|the ..2 nurse|paramedic|doctor|psychologist|therapist|worker|officer|hairdresser|teacher|firefighter|counsel* : i'm a nurse
    patient*|client*|colleagues|caseload : one of my patients
    signs|statistics|symptoms|effects|victims|definition of : signs of abuse
    boxing|karate|judo|chess|sparring|fifa|xbox|playstation|minecraft|fortnite|boss_fight|laser_tag|paintball : in my karate class`,
  questions: EN_ASK,
};
