/** Frequent given names of living people in the languages of the product; the rules in find-names find others by context. */
const TABLE = `
Adam Alan Alex Alice Amanda Amy Andrew Angela Anna Anne Anthony Barbara Ben Betty Bob Brenda Brian Carl Carol Catherine
Charles Charlotte Chloe Chris Christine Claire Colin Daniel Danny Dave David Dawn Deborah Diane Donald Donna Dorothy Edward
Elizabeth Ellen Emily Emma Eric Ethan Eva Frank Fred Gary George Grace Graham Greg Hannah Harry Heather Helen Henry Ian
Jack Jacob James Jane Janet Jason Jean Jeff Jennifer Jenny Jessica Jim Joan Joanne Joe John Jonathan Josh Joyce Julia Julie
Karen Kate Kathleen Keith Kelly Ken Kevin Kim Larry Laura Lauren Lee Linda Lisa Liz Louise Lucy Luke Maggie Margaret Maria
Marie Mark Martin Mary Matthew Megan Melissa Michael Michelle Mike Mohammed Nancy Natalie Neil Nick Nicole Nigel Oliver
Olivia Pamela Patricia Patrick Paul Pauline Peter Philip Rachel Ray Rebecca Richard Rob Robert Roger Ronald Ruth Ryan Sally
Sam Samantha Sandra Sarah Scott Sean Sharon Simon Sophie Stephanie Stephen Steve Steven Sue Susan Thomas Tim Tina Tom Tony
Tracy Victoria Vincent Walter Wendy William Zoe
Achim Alexander Andrea Andreas Anja Anke Annette Antje Astrid Axel Beate Bernd Birgit Brigitte Christa Christian Christoph
Claudia Daniela Dieter Dirk Doris Elena Elke Elisabeth Erika Ernst Erwin Eva Fabian Felix Florian Franz Frieda Friedrich
Gabi Gabriele Georg Gerd Gerhard Gisela Günter Hannelore Hans Harald Heike Heinz Helga Helmut Hilde Horst Ilse Ingrid Jan
Jana Jens Joachim Jochen Johannes Jonas Jörg Jürgen Jutta Karin Karl Katharina Kathrin Katja Katrin Kerstin Klaus Kurt Lars
Lena Leon Lukas Manfred Manuela Marion Markus Marlene Martina Matthias Max Melanie Michaela Monika Nadine Nicole Nina
Norbert Olaf Petra Rainer Ralf Regina Renate Rolf Rosemarie Rudolf Sabine Sandra Sebastian Silke Silvia Sonja Stefan
Stefanie Susanne Sven Tanja Thorsten Tobias Torsten Ulrich Ulrike Ursula Ute Uwe Volker Waltraud Werner Wolfgang
Adrián Alba Alberto Alejandra Alejandro Alicia Álvaro Ana Andrés Ángel Antonia Antonio Beatriz Carlos Carmen Carolina
Catalina Cecilia Claudia Cristina Daniela Diego Dolores Eduardo Elena Emilio Enrique Ernesto Esperanza Esteban Eva Federico
Felipe Fernando Francisco Gabriela Gloria Gonzalo Guadalupe Gustavo Héctor Inés Irene Isabel Iván Javier Jesús Jimena
Joaquín Jorge José Josefina Juan Juana Julián Julio Laura Lorena Lucía Luis Manuel Marcos Margarita María Marta Mateo
Mercedes Miguel Miriam Mónica Natalia Nicolás Olga Óscar Pablo Paula Pedro Pilar Rafael Ramón Raquel Raúl Ricardo Roberto
Rocío Rodrigo Rosa Rosario Rubén Sandra Santiago Sara Sergio Silvia Sofía Susana Teresa Tomás Valentina Verónica Vicente
Víctor Victoria Adèle Alain Alexandre Amélie Antoine Arnaud Aurélie Baptiste Béatrice Benoît Bernard Brigitte Bruno Camille
Caroline Cécile Céline Chantal Christophe Claire Clara Claude Clément Corinne Damien Delphine Denis Didier Dominique
Élise Élodie Émilie Éric Étienne Fabrice Florence François Françoise Frédéric Gérard Gilles Guillaume Hélène Hugo
Inès Isabelle Jacqueline Jacques Jean Jérôme Jocelyne Julien Juliette Karim Laurence Laurent Léa Léo Louis Lucas
Lucie Manon Marc Marcel Marguerite Marine Marion Martine Mathilde Mathieu Michel Mireille Monique Muriel
Nathalie Nicolas Odile Olivier Pascal Patrice Philippe Pierre Quentin Raphaël Raymond Rémi Renée Romain Sandrine Serge Simone Solange Stéphane Suzanne Sylvain Sylvie Théo Thérèse Thierry Valérie Véronique Virginie
Xavier Yann Yves Yvette Yvonne
Alessandra Alessandro Alessia Andrea Angela Antonella Arianna Beatrice Bruno Caterina Chiara Cinzia Claudio Cristiano
Daniela Daniele Davide Domenico Donatella Edoardo Elena Elisa Emanuele Enrico Enzo Fabio Fabrizio Federica Filippo
Francesca Francesco Gabriella Giacomo Gianni Gianluca Giorgia Giorgio Giovanna Giovanni Giulia Giuliano Giuseppe Ilaria
Laura Leonardo Lidia Loredana Lorenzo Luca Luciana Luigi Marco Mariangela Marina Mario Martina Massimo Matteo Maurizio
Michela Michele Mirella Nicola Nicolò Paola Paolo Patrizia Pietro Raffaele Riccardo Roberta Roberto Rosanna
Salvatore Serena Sergio Silvana Simona Simone Stefania Stefano Teresa Tiziana Tommaso Umberto Valentina Vincenzo
Vittoria
Adriana Afonso Alexandra Aline Amanda Américo André Antônio António Aparecida Augusto Beatriz Bernardo Bianca Bruna Caio
Camila Carla Cátia Célia Cláudia Clara Débora Diana Duarte Edson Eduarda Fabiana Fátima Fernanda Filipa Francisca Gabriel
Gilberto Gonçalo Graça Guilherme Helena Hugo Inês Isaura Ivone Jaqueline Joana João Joaquim Jorge José Juliana Júlia Larissa Leandro Leonor Letícia Lídia Lourdes Luana Lúcia Luísa Luiz Luzia Márcia Márcio Marcelo Mariana Marta Mateus
Matilde Mauro Miguel Nádia Nuno Otávio Patrícia Paulo Priscila Rafaela Regina Renata Rita Rodrigo Rogério Rosa
Rui Sandra Sebastião Sílvia Simone Sônia Tânia Tatiana Telma Teresa Thiago Tiago Vanessa Vera Vitória Vitor `;

export const givenNames: ReadonlySet<string> = new Set(TABLE.trim().split(/\s+/));
