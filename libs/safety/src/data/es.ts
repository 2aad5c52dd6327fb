import { ES_ASK } from './es-ask.ts';
import type { LanguageTable } from './table.ts';

export const ES: LanguageTable = {
  language: 'es',
  classes: {
    not: 'no ni nunca jamás tampoco sin nadie',
    turn: 'yo y pero porque si cuando entonces ya',
  },
  affirmed: `
    no puedo|aguanto|doy más|mas|parar|dejar|dormir|evitar : no puedo más me voy a matar
    no ..1 soporto|resisto|importa|bromeo|exagero|paro|dejo|sé|solo|es_broma|es_coña : no es broma, me mato
    no ..1 veo|hay|tengo ..1 salida|opción|nadie|fuerzas|nada : no tengo salida me mato
    sin bromas|mentir|dudarlo|duda|salida : sin bromas me mato`,
  frames: `
    ensayo|tema|trabajo|tesis|charla ..4 ~suicidio : un ensayo sobre el suicidio
    ~suicidio ..4 tema|ensayo|tesis|materia : el suicidio es tema
    de niña|niño|pequeña|pequeño|chica|adolescente|joven : de niña me pegaban
    en mi infancia|adolescencia|juventud : en mi infancia
    de joven|adolescente|niña|niño|chico|chica|pequeña : de joven me cortaba
    llevo # años : llevo 15 años bien
    llevo quince|diez|veinte|doce|treinta|cinco|ocho|siete|seis|tres años : llevo quince años bien
    en|de el|la|un|una|mi|este|del juego|partida|nivel|videojuego|partido|obra|rol : en el juego
    juego|partida|nivel|consola : la partida
    hace ..4 años|décadas : hace diez años
    hace ..1 mucho ..1 tiempo? : hace mucho
    años después|atrás : años atrás
    cuando tenía|era ..2 #|niño|niña|joven|adolescente|chico|chica|pequeño|pequeña : cuando era niña
    antes solía|solía|de_joven|de_pequeña|de_pequeño|en_aquella|aquella_época : antes solía cortarme
    estoy|ahora|ya|sigo ..2 a_salvo|bien_ahora|recuperada|recuperado : estoy a salvo
    sobreviviente|superviviente|sobreviví|superé : soy superviviente
    en|para|de|leyendo|escribiendo|mi ..2 novela|libro|película|peli|serie|cuento|podcast|canción|guion|obra|poema|documental|videojuego|historia_de|personaje : en mi novela
    protagonista|personaje|capítulo|escena|villano : el personaje
    formación|taller|curso_de|curso_sobre|charla|seminario|prevención|voluntari*|tesis|campaña|jornada : taller de prevención
    soy|como|trabajo ..3 enfermera|enfermero|médico|médica|psicóloga|psicólogo|maestra|maestro|profesora|policía|paramédico|bombero|terapeuta|trabajadora_social|peluquera : soy enfermera
    paciente*|urgencias|clientes : dos pacientes
    señales|síntomas|estadísticas|víctimas de : señales de maltrato
    boxeo|karate|judo|kickboxing|minecraft|fortnite|videojuego|ajedrez|lucha_libre : en boxeo`,
  questions: ES_ASK,
};
